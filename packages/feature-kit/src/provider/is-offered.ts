/** Whether a back end offers a product: always without a product, and where the back end announces none. */
export const isOffered = (product: string | undefined, announced: readonly string[] | undefined): boolean =>
  product === undefined || announced === undefined || announced.includes(product);
