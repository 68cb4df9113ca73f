import { MODE_STORAGE_KEY } from './night-mode';
import { SCHEME_ATTRIBUTE } from './theme';

/**
 * Sets the scheme before the first paint, so that nothing flashes. The shell inlines it in `index.html`; the content
 * security policy allows it by its hash.
 */
export const colourSchemeInitScript =
  `(function(){var d=document.documentElement,n=null;` +
  `try{n=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}` +
  `var k=n==="1"||(n!=="0"&&matchMedia("(prefers-color-scheme: dark)").matches);` +
  `d.setAttribute(${JSON.stringify(SCHEME_ATTRIBUTE)},k?"dark":"light");d.style.colorScheme=k?"dark":"light"})()`;
