/** What stands in the place of a text: the element of its translation. */
const standIns = new WeakMap<Node, Element>()

/**
 * Lets React go on where the browser translates the page. Chrome puts a `<font>` in the place of each text, which React still takes for
 * its own: it would throw where it removes such a text or puts something before it, and what it writes to it would not be seen.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const there = inPlaceOf(child, this)
    if (there !== null) removeChild.call(this, there)
    return child
  }

  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && inPlaceOf(next, this))
    return node
  }

  const observer = new MutationObserver((changes) => changes.forEach(follow))
  observer.observe(document, { subtree: true, childList: true })

  function follow(change: MutationRecord): void {
    if (change.type === 'characterData') return putBack(change.target as Text)
    for (const text of change.removedNodes) {
      if (!(text instanceof Text)) continue
      const font = [...change.addedNodes, change.previousSibling, change.nextSibling].find(isFont)
      if (font === undefined) continue
      standIns.set(text, font)
      observer.observe(text, { characterData: true })
    }
  }
}

/** The node itself, or what stands in its place; null where neither is there. */
function inPlaceOf(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node
  const standIn = standIns.get(node)
  return standIn?.parentNode === parent ? standIn : null
}

/** What React has written is seen, and translated anew. */
function putBack(text: Text): void {
  if (!text.isConnected) standIns.get(text)?.replaceWith(text)
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT'
}
