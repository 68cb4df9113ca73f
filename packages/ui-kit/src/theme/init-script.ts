import { MODE_STORAGE_KEY } from './night-mode';
import { DAY, NIGHT } from './tokens';
import { SCHEME_ATTRIBUTE } from './variables';

/**
 * Sets the scheme before the first paint, so that nothing flashes: the attribute, and a background that stands until the
 * theme's styles are there. The shell inlines it in `index.html`; the content security policy allows it by its hash.
 */
export const colourSchemeInitScript =
  `(function(){var d=document.documentElement,n=null;` +
  `try{n=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}` +
  `var k=n==="1"||(n!=="0"&&matchMedia("(prefers-color-scheme: dark)").matches);` +
  `d.setAttribute(${JSON.stringify(SCHEME_ATTRIBUTE)},k?"dark":"light");d.style.colorScheme=k?"dark":"light";` +
  `d.style.backgroundColor=k?${JSON.stringify(NIGHT.canvas)}:${JSON.stringify(DAY.canvas)}})()`;

/** Takes back what only stood in for the theme's styles. */
export function endColourSchemeInit(): void {
  const { style } = document.documentElement;
  style.removeProperty('color-scheme');
  style.removeProperty('background-color');
}
