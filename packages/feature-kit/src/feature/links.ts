import type { Feature } from './feature';

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

interface OfferedAs {
  readonly screen: 'paths';
  readonly part: 'parts';
}

/** The names in a record: none in one that a feature omitted, any where there is no such feature. */
type NameIn<Offers> = [Offers] extends [never] ? string : string extends keyof Offers ? never : keyof Offers;

/** The name of a link whose feature is in the list and does not offer it; `never` for all other links. */
type NotOffered<Member extends Feature, Link extends FeatureLink> = Link extends {
  readonly kind: infer Kind extends keyof OfferedAs;
  readonly name: `${infer Id}/${infer Name}`;
}
  ? Extract<Member, { readonly id: Id }> extends infer Owner extends Feature
    ? Name extends NameIn<Owner[OfferedAs[Kind]]>
      ? never
      : Link['name']
    : never
  : never;

type Checked<Member extends Feature, Link extends FeatureLink> = [NotOffered<Member, Link>] extends [never]
  ? unknown
  : `not offered: ${NotOffered<Member, Link>}`;

/**
 * The features of a client. A type error names each link whose feature is in the list and does not offer it. A link to a feature
 * that is not in the list is no error: it is not shown.
 * @param _links the links of the client's shell
 */
export function composeFeatures<const List extends readonly Feature[], Links extends FeatureLinks>(
  features: List & Checked<List[number], List[number]['links'][number] | Links[keyof Links]>,
  _links: Links,
): readonly Feature[] {
  return features;
}
