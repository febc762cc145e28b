import { createContext } from 'react'

/** The users of the two lists that are not of all posts. */
export const UsersContext = createContext<readonly [onScreen: number, offScreen: number]>([1, 2])
