/** The largest value of an id: the columns of most ids are integers. */
export const LARGEST_ID = 2_147_483_647;
