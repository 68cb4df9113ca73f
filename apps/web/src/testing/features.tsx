import type { Feature, FeatureRoute } from '@bourse/feature-kit';
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
  access: 'public',
  title: 'nav.spot',
  lazy: () => Promise.resolve({ Component: Deal }),
};

const assetsRoute: FeatureRoute = {
  layout: 'home',
  path: '/letransactions',
  access: 'session',
  title: 'nav.assets',
  lazy: () => Promise.resolve({ Component: () => <h1>Assets screen</h1> }),
};

/** A feature with a public and a private screen. */
export const trading: Feature = {
  id: 'trading',
  routes: [dealRoute, assetsRoute],
  messages: [shellMessages],
  nav: [
    { section: 'spot', path: '/dealCenter' },
    { section: 'assets', path: '/letransactions' },
  ],
};

/** A feature with one screen of its own. */
export function featureWith(route: Partial<FeatureRoute>): Feature {
  return { id: 'other', routes: [{ ...dealRoute, path: '/other', ...route }], messages: [] };
}
