/** The MUI part of the toaster: no first screen shows a toast. */
export const loadToastCard = () => import('./toast-card');
