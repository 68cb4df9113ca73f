import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  createContext,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { expect } from 'vitest';

/** A panel on screen, and the boundary that it is in; `''` for none. */
interface Mounted {
  readonly label: string;
  readonly boundary: string;
}

const mounted = new Set<Mounted>();
const Boundary = createContext('');

/** The label of the panel that fails; empty: none does. */
const broken = { label: '', listeners: new Set<() => void>() };

function breakPanel(label: string): void {
  broken.label = label;
  for (const listener of broken.listeners) listener();
}

function followBroken(listener: () => void): () => void {
  broken.listeners.add(listener);
  return () => void broken.listeners.delete(listener);
}

/** Reports its panel while that is on screen, and throws if the panel is to fail. */
function Witness({ label }: { readonly label: string }) {
  const boundary = use(Boundary);
  const isBroken = useSyncExternalStore(followBroken, () => broken.label === label);
  useEffect(() => {
    const panel = { label, boundary };
    mounted.add(panel);
    return () => void mounted.delete(panel);
  }, [label, boundary]);
  if (isBroken) throw new Error(`${label} is broken`);
  return null;
}

interface Kit {
  readonly Panel: ComponentType<{ readonly label?: string; readonly title?: string; readonly children: ReactNode }>;
  readonly PanelBoundary: ComponentType<{ readonly label: string; readonly children: ReactNode }>;
}

/**
 * The kit with panels that tests let fail, for `vi.mock('@bourse/ui-kit', …)`: every `Panel` and every `PanelBoundary` on screen, by its
 * label. A new panel of a screen needs no line in a test.
 */
export function withBreakablePanels<Given extends Kit>(kit: Given): Given {
  const { Panel, PanelBoundary } = kit;
  return {
    ...kit,
    Panel: ({ children, ...props }: ComponentProps<Kit['Panel']>) => (
      <Panel {...props}>
        <Witness label={props.title ?? props.label ?? ''} />
        {children}
      </Panel>
    ),
    PanelBoundary: ({ children, ...props }: ComponentProps<Kit['PanelBoundary']>) => (
      <PanelBoundary {...props}>
        <Boundary value={props.label}>
          <Witness label={props.label} />
          {children}
        </Boundary>
      </PanelBoundary>
    ),
  };
}

/** The labels of the panels on screen, each once. */
export const panelsOnScreen = (): readonly string[] => labelsOf([...mounted]);

const labelsOf = (panels: readonly Mounted[]) => [...new Set(panels.map(({ label }) => label))].toSorted();

const FAILED = 'This part could not be shown';

/** Lets a panel on screen fail: the others stay, and it comes back on a retry. */
export async function expectToFailAlone(panel: string, user: UserEvent): Promise<void> {
  const before = [...mounted];
  const failed = before.find(({ label }) => label === panel)?.boundary;
  act(() => breakPanel(panel));
  try {
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    expect(panelsOnScreen()).toEqual(labelsOf(before.filter(({ boundary }) => boundary !== failed)));
  } finally {
    // Also after a failure: the screens of the tests that follow have this panel too.
    breakPanel('');
  }
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryAllByText(FAILED)).toHaveLength(0);
  await waitFor(() => expect(panelsOnScreen()).toEqual(labelsOf(before)));
}
