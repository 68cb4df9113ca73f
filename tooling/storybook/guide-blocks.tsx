import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide';

const HEADS = { do: 'Do', dont: 'Do not', accessibility: 'Accessibility' } as const;

const isGuide = (value: unknown): value is Guide => typeof value === 'object' && value !== null && 'do' in value;

/** What to do, what not, and what holds for readers who do not see or point, where the story file says so. */
function GuideSections() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: unknown = preparedMeta.parameters['guide'];
  if (!isGuide(guide)) return null;
  return (
    <>
      {(['do', 'dont', 'accessibility'] as const).map((part) => (
        <section key={part}>
          <Heading>{HEADS[part]}</Heading>
          <ul>
            {guide[part].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Description, the first story with its props, the guide, all stories. */
export default function GuideBlocks() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <GuideSections />
      <Stories includePrimary={false} />
    </>
  );
}
