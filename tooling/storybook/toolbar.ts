import { LANGUAGES, languageName } from '@bourse/i18n';
import type { Preview } from '@storybook/react-vite';

type Menu = NonNullable<Preview['globalTypes']>[string];
type Toolbar = NonNullable<Menu['toolbar']>;

const item = (value: string, title: string) => ({ value, title });

const menu = (
  description: string,
  icon: NonNullable<Toolbar['icon']>,
  title: string,
  items: readonly { value: string; title: string }[],
): Menu => ({ description, toolbar: { title, icon, dynamicTitle: true, items: [...items] } });

/** Day or night, the user's language, the price colours. */
export const toolbarMenus = {
  theme: menu('Switch day/night mode', 'contrast', 'Theme', [
    item('system', 'As the system'),
    item('day', 'Day'),
    item('night', 'Night'),
  ]),
  language: menu(
    'Language of the reader',
    'globe',
    'Language',
    LANGUAGES.map((language) => item(language, languageName(language))),
  ),
  priceColours: menu('Colours of rising and falling prices', 'paintbrush', 'Up and down', [
    item('language', 'As the language'),
    item('green-up', 'Green up'),
    item('red-up', 'Red up'),
    item('colour-vision-safe', 'Blue and orange'),
  ]),
};

/** The network and the back end of stories. */
export const exchangeMenus = {
  network: menu('The way to the exchange', 'transfer', 'Network', [
    item('live', 'Live'),
    item('slow', 'Slow: three seconds more'),
    item('failing', 'Failing: every call a 500'),
    item('offline', 'Off line'),
  ]),
  exchange: menu('Who answers', 'database', 'Exchange', [
    item('handlers', "The package's handlers"),
    item('sandbox', 'A sandbox exchange'),
  ]),
};

const width = (name: string, type: 'desktop' | 'mobile' | 'tablet', size: readonly [number, number]) => ({
  name,
  type,
  styles: { width: `${size[0]}px`, height: `${size[1]}px` },
});

/** The widths of the viewport menu; `mobile1` is the narrowest phone, where nothing may overflow. */
export const widths = {
  phone: width('Phone, 390', 'mobile', [390, 844]),
  tablet: width('Tablet, 768', 'tablet', [768, 1024]),
  desktop: width('Desktop, 1440', 'desktop', [1440, 900]),
  mobile1: width('Narrowest phone, 320', 'mobile', [320, 568]),
};
