import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Link } from '../actions/link';
import { Alert } from '../feedback/alert';
import { EmptyState, ErrorState } from '../feedback/notice';
import { Figure, FigureLine, FigureLines, Figures } from '../figures/figure';
import { FieldGroup } from '../inputs/field-group';
import { TextField } from '../inputs/text-field';
import { Card } from '../layout/card';
import { FactList } from '../layout/fact-list';
import { Fold } from '../layout/fold';
import { Page } from '../layout/page';
import { Panel } from '../layout/panel';
import { PanelHeader } from '../layout/panel-header';
import { Columns, FieldRow, Padded, PanelSection, Row, Stack } from '../layout/stack';
import { Text } from '../layout/text';
import { End, Toolbar } from '../layout/toolbar';
import { BREAKPOINTS, EASING, ELEVATION, FOCUS_RING, FONT_SIZE, RADIUS, ROUND, SPACE, WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';

const Box = styled('div')({
  width: 96,
  height: 56,
  border: `1px solid ${colour.line}`,
  backgroundColor: colour.raised,
});
const Swatch = styled('div')({
  width: 32,
  height: 32,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
});
const Bar = styled('div')({ height: 12, backgroundColor: colour.accent });
const Ring = styled('div')({ width: 96, height: 32, borderRadius: RADIUS.control, ...FOCUS_RING });
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: SPACE * 3,
});
const Rules = styled('ul')({ margin: 0, paddingInlineStart: 20 });

const STEPS = [1, 2, 3, 4, 6, 8] as const;
const RADII = { ...RADIUS, round: ROUND };

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <Padded>{children}</Padded>
    </Panel>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack spacing={1}>
      {children}
      <Text size="dense" tone="quiet">
        {name}
      </Text>
    </Stack>
  );
}

function Scale() {
  return (
    <>
      <Part title="Text: seven sizes, three weights">
        <Stack spacing={2}>
          {Object.entries(FONT_SIZE).map(([name, pixels]) => (
            <Row key={name} sx={{ alignItems: 'baseline' }}>
              <span style={{ fontSize: pixels }}>104,351.43 USDT</span>
              <span style={{ fontSize: pixels, fontWeight: WEIGHT.strong }}>104,351.43 USDT</span>
              <Text as="span" size="dense" tone="quiet">
                {name} · {pixels} px
              </Text>
            </Row>
          ))}
        </Stack>
      </Part>
      <Part title={`Distances: multiples of ${SPACE} px`}>
        <Stack spacing={2}>
          {STEPS.map((step) => (
            <Row key={step}>
              <Bar style={{ width: step * SPACE }} />
              <Text as="span" size="dense" tone="quiet">
                spacing {step} · {step * SPACE} px
              </Text>
            </Row>
          ))}
        </Stack>
      </Part>
      <Part title="Radii, elevations, focus ring, curve">
        <Stack>
          <Row spacing={6}>
            {Object.entries(RADII).map(([name, pixels]) => (
              <Named key={name} name={name}>
                <Box style={{ borderRadius: pixels }} />
              </Named>
            ))}
          </Row>
          <Row spacing={6}>
            {Object.entries(ELEVATION).map(([name, boxShadow]) => (
              <Named key={name} name={name}>
                <Box style={{ borderRadius: RADIUS.panel, boxShadow }} />
              </Named>
            ))}
            <Named name="focus ring">
              <Ring />
            </Named>
          </Row>
          <Text size="dense" tone="quiet">
            {EASING}
          </Text>
        </Stack>
      </Part>
      <Part title="Breakpoints: an arrangement is wider from here on">
        <FactList facts={Object.entries(BREAKPOINTS).map(([label, pixels]) => ({ label, value: `${pixels} px` }))} />
      </Part>
      <Part title="Colours">
        <Grid>
          {Object.entries(colour).map(([name, value]) => (
            <Row key={name} spacing={2}>
              <Swatch style={{ backgroundColor: value }} />
              <Text as="span" size="table">
                {name}
              </Text>
            </Row>
          ))}
        </Grid>
      </Part>
    </>
  );
}

function Primitives() {
  return (
    <>
      <Part title="Stack, Row, End: blocks below and beside each other">
        <Stack>
          <Text>Withdrawals are paused for this network.</Text>
          <Row>
            <Button>Choose another network</Button>
            <End>
              <Link href="#style">All networks</Link>
            </End>
          </Row>
        </Stack>
      </Part>
      <Panel title="Toolbar: filters and actions above a list">
        <Toolbar>
          <TextField label="Currency" value="USDT" onChange={() => {}} />
          <End>
            <Button size="small" tone="quiet">
              Export CSV
            </Button>
          </End>
        </Toolbar>
      </Panel>
      <Part title="Columns: beside each other, fewer as the window gets narrower">
        <Columns min={160}>
          {['Network', 'Minimum', 'Confirmations'].map((name) => (
            <Card key={name}>
              <PanelHeader title={name} size="reading" />
              <PanelSection>
                <Fold title="Details">
                  <Text size="table">TRC20</Text>
                </Fold>
              </PanelSection>
            </Card>
          ))}
        </Columns>
      </Part>
      <Part title="FieldGroup, FieldRow: controls that belong together">
        <FieldGroup legend="Take profit" legendLook="title">
          <FieldRow>
            <TextField label="Trigger price" value="105000" onChange={() => {}} />
            <TextField label="Est. profit" value="12.50" onChange={() => {}} />
          </FieldRow>
        </FieldGroup>
      </Part>
      <Part title="Figure: label over value. FigureLine: label beside value">
        <Stack>
          <Figures>
            <Figure label="Total assets" size="display">
              216,131.65 USDT
            </Figure>
            <Figure label="Unrealised P/L">+120.50 USDT</Figure>
          </Figures>
          <FigureLines>
            <FigureLine label="Available">50,000 USDT</FigureLine>
            <FigureLine label="Max. fee">0.0005 BTC</FigureLine>
          </FigureLines>
        </Stack>
      </Part>
      <Part title="Alert, EmptyState, ErrorState: what there is to say instead">
        <Stack>
          <Alert tone="warning">Send only USDT over TRC20 to this address.</Alert>
          <EmptyState title="No open orders" hint="Orders waiting to be filled appear here." />
          <ErrorState title="Order history could not be loaded" onRetry={() => {}} />
        </Stack>
      </Part>
    </>
  );
}

function Advice() {
  return (
    <>
      <Part title="Do">
        <Rules>
          <li>Arrange with primitives. A styled component is for what is drawn: a ring, a bar, a chart.</li>
          <li>Take every size, colour, radius and breakpoint from the scale. The check `literals` reports others.</li>
          <li>Align numbers at the right, with digits of equal width, the unit quiet behind them.</li>
          <li>Say in an empty state what would be there and how to get there.</li>
          <li>Keep the line of an error free, so that nothing moves when it appears.</li>
        </Rules>
      </Part>
      <Part title="Do not">
        <Rules>
          <li>Set margins on a block: the arrangement around it knows the distance.</li>
          <li>Use the accent for anything but action, or a price colour without a sign or an arrow.</li>
          <li>Show an error before its field was left or the form was sent.</li>
          <li>Put a shadow on a trading panel: panels have hairlines.</li>
        </Rules>
      </Part>
    </>
  );
}

/** The scale of the design, the primitives on it, and how to use them. */
function Style() {
  return (
    <main>
      <Page title="Style">
        <Stack>
          <Scale />
          <Primitives />
          <Advice />
        </Stack>
      </Page>
    </main>
  );
}

const meta = { title: 'Style', component: Style } satisfies Meta<typeof Style>;
export default meta;

/** Tokens, primitives, do and do not. */
export const Guide: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Style' })).toBeVisible();
  },
};
