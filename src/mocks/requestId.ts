/** The header that carries the log's id of a request from the client's side of a world to the server's. */
export const REQUEST_ID = 'x-world-request'
