/** The account area's layout, loaded with its screens. */
export const loadAccountLayout = () => import('./account-layout');
