/** What can become of a request. */
export type FaultName =
  '404' | '500' | 'timeout' | 'dropped' | 'left' | 'HTML' | 'wrong shape' | 'empty' | 'slow'

export interface TableFault {
  name: FaultName
  /** What its alert says (behaviour §8.1); undefined where none is due. */
  says?: string
}

export const faults: readonly TableFault[] = [
  { name: '404', says: 'The server does not have what was asked for (404).' },
  { name: '500', says: 'The server failed to answer (500). Try again in a moment.' },
  { name: 'timeout', says: 'The server did not answer within 10 s. Try again.' },
  { name: 'dropped', says: 'The server could not be reached. Check your connection and try again.' },
  { name: 'left' },
  { name: 'HTML', says: 'The server’s answer could not be read: it is not JSON.' },
  { name: 'wrong shape', says: 'The server’s answer does not have the expected shape.' },
  { name: 'empty' },
  { name: 'slow' },
]
