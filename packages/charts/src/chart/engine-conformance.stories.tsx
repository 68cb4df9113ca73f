import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EngineConformance, expectConformance } from './engine-conformance.test-support';
import { HIGHCHARTS } from './highcharts/highcharts-engine';
import { LIGHTWEIGHT_CHARTS } from './lightweight-charts/lightweight-engine';
import type { OnHover, PlotMount } from './plot/chart-engine';

const onMount = fn<(mount: PlotMount | null) => void>();
const onHover = fn<OnHover>();

const meta = {
  component: EngineConformance,
  args: { engine: HIGHCHARTS, onMount, onHover },
  beforeEach: () => {
    onMount.mockClear();
    onHover.mockClear();
  },
  play: async ({ args, canvasElement, step }) => {
    const mount = onMount.mock.lastCall?.[0];
    if (!mount) throw new Error('the engine has no handle');
    const mostExtraBars = args.engine === LIGHTWEIGHT_CHARTS ? 1 : 0;
    await expectConformance({ canvasElement, mount, onHover, mostExtraBars, step });
  },
} satisfies Meta<typeof EngineConformance>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The conformance suite of chart libraries with Highcharts. */
export const Highcharts: Story = {};

/** The same suite with Lightweight Charts. */
export const LightweightCharts: Story = { args: { engine: LIGHTWEIGHT_CHARTS } };
