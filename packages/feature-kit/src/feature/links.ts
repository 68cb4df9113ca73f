/** `wallet/transfer`: what the feature `wallet` offers under the name `transfer`. */
export type LinkName = `${string}/${string}`;

/** A screen of a feature that the package does not import. The name is a key of that feature's `paths`. */
export interface ScreenLink<Name extends LinkName = LinkName> {
  readonly kind: 'screen';
  readonly name: Name;
}

/** A part of a feature that the package does not import. The name is a key of that feature's `parts`. */
export interface PartLink<Name extends LinkName = LinkName> {
  readonly kind: 'part';
  readonly name: Name;
}

export type FeatureLink = ScreenLink | PartLink;

/** The links of a package by the names under which it uses them. */
export type FeatureLinks = Readonly<Record<string, FeatureLink>>;

/** Names a screen of another feature. It is declared in the package's `links`, which the shell checks. */
export const screenOf = <const Name extends LinkName>(name: Name): ScreenLink<Name> => ({ kind: 'screen', name });

/** Names a part of another feature, likewise. */
export const partOf = <const Name extends LinkName>(name: Name): PartLink<Name> => ({ kind: 'part', name });
