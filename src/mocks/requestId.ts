/** The header that carries a request's log id from the client's side of a world to the server's. */
export const REQUEST_ID = 'x-world-request'
