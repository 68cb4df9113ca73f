/** The MUI part of each overlay is a chunk of its own: no first screen needs one. */
export const loadDialog = () => import('./dialog-window');
export const loadDrawer = () => import('./drawer-window');
export const loadMenu = () => import('./menu-list');
export const loadPopover = () => import('./popover-card');
