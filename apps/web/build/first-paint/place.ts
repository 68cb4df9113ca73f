import { SCREEN_ATTRIBUTE } from './plan.ts';

/**
 * Runs at the start of the body: shows a visitor of the start page the prerendered first screen until the client has
 * loaded. Not for logged-in users, whose first screen differs.
 */
function isVisitor(): boolean {
  try {
    return !localStorage.getItem('token');
  } catch {
    return true;
  }
}

const drawn = document.querySelector<HTMLTemplateElement>(`[${SCREEN_ATTRIBUTE}="${document.documentElement.lang}"]`);
if (drawn && location.pathname === '/' && isVisitor()) document.getElementById('root')?.append(drawn.content);
