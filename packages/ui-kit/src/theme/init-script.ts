import { MODE_STORAGE_KEY } from './night-mode';
import { DAY, NIGHT } from './tokens';
import { nameOf, SCHEME_ATTRIBUTE } from './variables';

/* What a page has before the theme is there. The shell writes both into `index.html`; the content security policy allows them by
   their hashes. MUI's `InitColorSchemeScript` reads `dark` and `light`: it cannot read the specification's `1` and `0`. */

/** Sets the colour scheme before the first paint, to avoid a flash. */
export const colourSchemeInitScript =
  `(function(){var n=null;try{n=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}` +
  `var k=n==="1"||(n!=="0"&&matchMedia("(prefers-color-scheme: dark)").matches);` +
  `document.documentElement.setAttribute(${JSON.stringify(SCHEME_ATTRIBUTE)},k?"dark":"light")})()`;

const variablesOf = ({ canvas, panel, raised, line }: typeof DAY): string =>
  Object.entries({ 'background-default': canvas, 'background-paper': panel, raised, divider: line })
    .map(([path, value]) => `${nameOf(path)}:${value}`)
    .join(';');

/** Those variables of the theme that a page without content is drawn with. */
export const colourSchemeInitStyle =
  `:root{color-scheme:light;${variablesOf(DAY)}}` +
  `[${SCHEME_ATTRIBUTE}="dark"]{color-scheme:dark;${variablesOf(NIGHT)}}` +
  `html{background-color:var(${nameOf('background-default')})}`;
