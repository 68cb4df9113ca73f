import { RichText } from '@bourse/ui-kit';

/** The words about a coin, under the heading of its article. */
export function CoinText({ description }: { readonly description: string }) {
  return <RichText content={description} headingLevel={4} />;
}
