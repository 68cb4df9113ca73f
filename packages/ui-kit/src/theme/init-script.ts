import { MODE_STORAGE_KEY } from './night-mode';
import { DAY, NIGHT } from './tokens';
import { SCHEME_ATTRIBUTE } from './variables';

/**
 * Sets the colour scheme before the first paint, to avoid a flash: the attribute, and a temporary background until the
 * theme's styles are loaded. The shell inlines it in `index.html`; the content security policy allows it by its hash.
 */
export const colourSchemeInitScript =
  `(function(){var d=document.documentElement,n=null;` +
  `try{n=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}` +
  `var k=n==="1"||(n!=="0"&&matchMedia("(prefers-color-scheme: dark)").matches);` +
  `d.setAttribute(${JSON.stringify(SCHEME_ATTRIBUTE)},k?"dark":"light");d.style.colorScheme=k?"dark":"light";` +
  `d.style.backgroundColor=k?${JSON.stringify(NIGHT.canvas)}:${JSON.stringify(DAY.canvas)}})()`;

/** Removes the temporary background. */
export function endColourSchemeInit(): void {
  const { style } = document.documentElement;
  style.removeProperty('color-scheme');
  style.removeProperty('background-color');
}
