/** Finds the place for the lab within the figure of a demo. */
export const LAB_SLOT = '[data-lab-slot]'
