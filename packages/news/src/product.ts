/** Name of the product in `brand.json` and in the products that a back end announces. */
export const PRODUCT = 'news';
