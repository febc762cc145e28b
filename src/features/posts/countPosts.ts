/** ‘1 post’, ‘2 posts’. */
export function countPosts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`
}
