import { SCREEN_ATTRIBUTE } from './plan.ts';

/**
 * Runs where the page begins: shows a visitor of the start page its first screen, drawn ahead, until the client is there.
 * Who is logged in sees another one.
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
