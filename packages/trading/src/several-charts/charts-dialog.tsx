import { SegmentedControl, Stack, Switch } from '@bourse/ui-kit';
import type { Pair } from '@bourse/contracts/market';
import { PlainDialog } from '../dialog/plain-dialog';
import { withCount, withLink } from './arranged-charts';
import { CHART_LINKS, type ChartsChoice } from './charts-choice';
import { severalChartsMessages } from './locales/messages';

const COUNTS = { one: 1, two: 2, four: 4 } as const;
type Count = keyof typeof COUNTS;

const countOf = ({ count }: ChartsChoice): Count => (count === 4 ? 'four' : count === 2 ? 'two' : 'one');

export interface ChartsDialogProps {
  readonly choice: ChartsChoice;
  readonly onChange: (choice: ChartsChoice) => void;
  /** Of the screen: a chart that has not been set up shows it. */
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** How many charts are shown, and what is linked among them. */
export function ChartsDialog({ choice, onChange, pair, onClose }: ChartsDialogProps) {
  const text = severalChartsMessages.useText();
  return (
    <PlainDialog open title={text('charts.title')} onClose={onClose}>
      <Stack spacing={3} sx={{ paddingTop: 2 }}>
        <SegmentedControl
          label={text('charts.count')}
          value={countOf(choice)}
          onChange={(count) => onChange(withCount(choice, COUNTS[count], pair))}
          options={(['one', 'two', 'four'] as const).map((value) => ({
            value,
            label: String(COUNTS[value]),
          }))}
        />
        {CHART_LINKS.map((link) => (
          <Switch
            key={link}
            label={text(`charts.link.${link}`)}
            checked={choice.links.includes(link)}
            onChange={(isLinked) => onChange(withLink(choice, link, isLinked))}
          />
        ))}
      </Stack>
    </PlainDialog>
  );
}
