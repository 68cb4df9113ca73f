import { defineFeature, type Feature, type FeatureRoute, type LinkName, type MenuEntry } from '@bourse/feature-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { shellMessages } from '../locales/messages';

/** A screen with a field, to test whether input is kept. */
function Deal() {
  const [price, setPrice] = useState('');
  return (
    <>
      <h1>Deal screen</h1>
      <label>
        Price <input value={price} onChange={(event) => setPrice(event.target.value)} />
      </label>
      <Link to="/letransactions">to the assets</Link>
    </>
  );
}

export const dealRoute: FeatureRoute = {
  layout: 'home',
  path: '/dealCenter',
  call: '/transaction/deal',
  access: 'public',
  title: 'account.orders',
  lazy: () => Promise.resolve({ Component: Deal }),
};

const assetsRoute: FeatureRoute = {
  layout: 'home',
  path: '/letransactions',
  access: 'session',
  title: 'account.assets',
  lazy: () => Promise.resolve({ Component: () => <h1>Assets screen</h1> }),
};

const label = (text: string, jp = text): MenuEntry['label'] => ({
  en: text,
  zh: text,
  hk: text,
  kr: text,
  jp,
  spa: text,
});

/** An entry of the header's menu. */
export const menuEntry = (path: MenuEntry['path'], text: string, order = 1, jp = text): MenuEntry => ({
  path,
  order,
  label: label(text, jp),
});

/** A feature with a public and a private screen, the assets of the wallet. */
export const trading = defineFeature({
  id: 'wallet',
  paths: { assets: '/letransactions' },
  routes: [dealRoute, assetsRoute],
  messages: [shellMessages],
  menu: [menuEntry('/dealCenter', 'Spot', 1, '現物取引'), menuEntry('/letransactions', 'Assets', 2)],
  entry: { logIn: '/components/login', register: '/components/register' },
});

/** A feature with one screen of its own, which others know as `name`. */
export function featureWith(route: Partial<FeatureRoute>, name: LinkName = 'other/screen'): Feature {
  const [id = '', screen = ''] = name.split('/');
  const own = { ...dealRoute, path: '/other', ...route } as const;
  return defineFeature({ id, paths: { [screen]: own.path }, routes: [own], messages: [] });
}
