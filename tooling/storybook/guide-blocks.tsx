import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide';

const HEADS = { do: 'Do', dont: 'Do not', accessibility: 'Accessibility' } as const;

const isGuide = (value: unknown): value is Guide => typeof value === 'object' && value !== null && 'do' in value;

/** Text in backticks is code. */
function Line({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** Stories on the page have the product's own background, because night texts are light. */
const CANVAS =
  '.docs-story { background-color: var(--bourse-palette-background-default); color: var(--bourse-palette-text-primary); }';

/** Do, do not, and accessibility notes, if the story file has them. */
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
              <li key={line}>
                <Line text={line} />
              </li>
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
      <style>{CANVAS}</style>
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
