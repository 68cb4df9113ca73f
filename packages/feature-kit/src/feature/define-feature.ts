import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { Background, Feature, Layer, LoadReducers, Part } from './feature';

interface LayerDefinition {
  /** The package's own texts. */
  readonly messages: readonly AnyMessageCatalogue[];
  /** The package's own slices: `() => import('./reducers')`. */
  readonly reducers?: LoadReducers;
  /** Work that runs on every screen. */
  readonly background?: Pick<Background, 'access' | 'lazy'>;
  /** The layers whose components this package shows; their texts, slices and background work come with them. */
  readonly uses?: readonly Layer[];
}

export type FeatureDefinition = LayerDefinition &
  Pick<Feature, 'id' | 'routes' | 'nav'> & {
    /** Parts for screens of other features, each a chunk of its own. */
    readonly parts?: readonly Pick<Part, 'name' | 'lazy'>[];
  };

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** A layer with everything of the layers that it uses. */
export function defineLayer({ messages, reducers, background, uses = [] }: LayerDefinition): Layer {
  const texts = distinct([...messages, ...uses.flatMap((layer) => layer.messages)]);
  const slices = distinct([...uses.flatMap((layer) => layer.reducers), ...(reducers ? [reducers] : [])]);
  const own = background ? [{ ...background, messages: texts, reducers: slices }] : [];
  return {
    messages: texts,
    reducers: slices,
    backgrounds: distinct([...own, ...uses.flatMap((layer) => layer.backgrounds)]),
  };
}

/** A feature: its own routes and menu entries, and what it and its layers bring into the store and onto every screen. */
export function defineFeature({ id, routes, nav, parts, ...definition }: FeatureDefinition): Feature {
  const layer = defineLayer(definition);
  const { messages, reducers } = layer;
  return {
    id,
    routes,
    ...(nav && { nav }),
    ...(parts && { parts: parts.map((part) => ({ ...part, messages, reducers })) }),
    ...layer,
  };
}
