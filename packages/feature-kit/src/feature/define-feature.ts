import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { Background, Feature, FeaturePaths, Layer, LoadComponent, LoadReducers, Part } from './feature';
import type { FeatureLink, FeatureLinks } from './links';

interface LayerDefinition<Links extends FeatureLinks, Layers extends readonly Layer[]> {
  /** The package's own texts. */
  readonly messages: readonly AnyMessageCatalogue[];
  /** The package's own slices: `() => import('./reducers')`. */
  readonly reducers?: LoadReducers;
  /** Work that runs on every screen. */
  readonly background?: Pick<Background, 'access' | 'lazy'>;
  /** The layers whose components this package shows; their texts, slices, background work and links come with them. */
  readonly uses?: Layers;
  /** Screens and parts of other features that the package shows where they exist: `LINKS` of its `links.ts`. */
  readonly links?: Links;
}

type LoadParts = Readonly<Record<string, LoadComponent>>;

export interface FeatureDefinition<
  Id extends string = string,
  Paths extends FeaturePaths = FeaturePaths,
  Parts extends LoadParts = LoadParts,
  Links extends FeatureLinks = FeatureLinks,
  Layers extends readonly Layer[] = readonly Layer[],
>
  extends
    LayerDefinition<Links, Layers>,
    Pick<Feature<Id>, 'id' | 'routes' | 'product' | 'entry'>,
    Partial<Pick<Feature, 'menu'>> {
  /** Addresses of the feature's screens: `PATHS` of its `paths.ts`. */
  readonly paths?: Paths;
  /** Components for screens of other features, each a chunk of its own. */
  readonly parts?: Parts;
}

/** An omitted record. */
type None = Readonly<Record<string, never>>;

/** The package's own links and those of its layers. */
type AllLinks<Links extends FeatureLinks, Layers extends readonly Layer[]> =
  | Links[keyof Links]
  | Layers[number]['links'][number];

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const valuesOf = <Value>(record: Readonly<Record<string, Value>>): Value[] => Object.values(record);

/** A layer with everything of the layers that it uses. */
export function defineLayer<const Links extends FeatureLinks = None, const Layers extends readonly Layer[] = []>(
  definition: LayerDefinition<Links, Layers>,
): Layer<AllLinks<Links, Layers>> {
  const { messages, reducers, background, links } = definition;
  const uses: readonly Layer<Layers[number]['links'][number]>[] = definition.uses ?? [];
  const texts = distinct([...messages, ...uses.flatMap((layer) => layer.messages)]);
  const slices = distinct([...uses.flatMap((layer) => layer.reducers), ...(reducers ? [reducers] : [])]);
  const own = background ? [{ ...background, messages: texts, reducers: slices }] : [];
  return {
    messages: texts,
    reducers: slices,
    backgrounds: distinct([...own, ...uses.flatMap((layer) => layer.backgrounds)]),
    links: distinct<FeatureLink & AllLinks<Links, Layers>>([
      ...(links ? valuesOf(links) : []),
      ...uses.flatMap((layer) => layer.links),
    ]),
  };
}

/** A feature: its own routes, menu entries and parts, and what it and its layers bring into the store and onto every screen. */
export function defineFeature<
  const Id extends string,
  const Paths extends FeaturePaths = None,
  const Parts extends LoadParts = None,
  const Links extends FeatureLinks = None,
  const Layers extends readonly Layer[] = [],
>(
  definition: FeatureDefinition<Id, Paths, Parts, Links, Layers>,
): Feature<Id, Paths, { readonly [Name in keyof Parts]: Part }, AllLinks<Links, Layers>> {
  const { id, product, paths, routes, menu = [], entry, parts } = definition;
  const layer = defineLayer<Links, Layers>(definition);
  const { messages, reducers } = layer;
  const part = (lazy: LoadComponent): Part => ({ lazy, messages, reducers });
  return {
    ...layer,
    id,
    routes,
    menu,
    ...(product !== undefined && { product }),
    ...(entry && { entry }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an omitted record has no names
    paths: (paths ?? {}) as Paths,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.fromEntries` forgets the names
    parts: Object.fromEntries(Object.entries(parts ?? {}).map(([name, lazy]) => [name, part(lazy)])) as {
      readonly [Name in keyof Parts]: Part;
    },
  };
}
