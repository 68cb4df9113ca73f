import { BourseProvider, type ExchangeClient, type Feature } from '@bourse/feature-kit';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { siteOf } from './brand/site';
import { AppFrame } from './layouts/app-frame';

export interface AppProps {
  readonly client: ExchangeClient;
  readonly brand: Brand;
  /** The features that the operator offers. */
  readonly features: readonly Feature[];
}

/** The element of the router's root route: what all screens need around them, and the frame with the screen. */
export function App({ client, brand, features }: AppProps) {
  return (
    <BourseProvider client={client} features={features} site={siteOf(brand)} timeZone={brand.timeZone}>
      <BrandContext value={brand}>
        <AppFrame />
      </BrandContext>
    </BourseProvider>
  );
}
