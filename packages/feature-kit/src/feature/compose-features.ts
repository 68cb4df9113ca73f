import type { Feature } from './feature';
import type { FeatureLink, FeatureLinks } from './links';

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
