import type { Pair } from '@bourse/contracts/market';
import { saveFile } from '@bourse/feature-kit';
import { Button, FileButton, Row, Stack, Text, TextField, useToast } from '@bourse/ui-kit';
import { useId, useState } from 'react';
import { PlainDialog } from '../dialog/plain-dialog';
import { tradingMessages } from '../locales/messages';
import { workspaceMessages } from './locales/messages';
import type { DockedId } from '../panel-layout/docking';
import type { LayoutControls, TradingScreen } from '../panel-layout/use-layout';
import { ChartsSection } from '../several-charts/charts-section';
import { DockingMap } from './docking-map';
import { FILE_AT_MOST, readSettingsFile, settingsFile, takeSettings } from './settings-file';
import { workspaces } from './stored-workspaces';
import { NAME_AT_MOST, withWorkspace, WORKSPACES_AT_MOST } from './workspace';

const FILE_NAME = 'bourse-settings.json';

export interface WorkspaceDialogProps {
  readonly screen: TradingScreen;
  /** The panels of the screen. */
  readonly panels: readonly DockedId[];
  readonly layoutControls: LayoutControls;
  /** Of the screen; left out where the screen has room for one chart only. */
  readonly chartsPair: Pair | undefined;
  readonly onClose: () => void;
}

/** Saved layouts of a screen: save the present one, show or delete one. */
function SavedLayouts({ screen, layoutControls }: Pick<WorkspaceDialogProps, 'screen' | 'layoutControls'>) {
  const text = workspaceMessages.useText();
  const tradingText = tradingMessages.useText();
  const toast = useToast();
  const headingId = useId();
  const stored = workspaces[screen];
  const all = stored.useValue();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isFull = all.length >= WORKSPACES_AT_MOST && all.every((saved) => saved.name !== name);
  const save = () => {
    stored.update((list) => withWorkspace(list, { name, layout: layoutControls.layout }));
    setTyped('');
    toast.success(text('workspace.saved', { name }), 'workspace');
  };
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <Text as="h3" id={headingId} isStrong>
        {text('workspace.layouts')}
      </Text>
      {all.map((saved) => (
        <Row key={saved.name} sx={{ justifyContent: 'space-between' }}>
          <Text isCut>{saved.name}</Text>
          <Row component="span" spacing={2}>
            <Button
              size="small"
              tone="quiet"
              aria-label={tradingText('workspace.showOf', { name: saved.name })}
              onClick={() => layoutControls.show(saved.layout)}
            >
              {text('workspace.show')}
            </Button>
            <Button
              size="small"
              tone="quiet"
              aria-label={text('workspace.deleteOf', { name: saved.name })}
              onClick={() => stored.update((list) => list.filter((other) => other.name !== saved.name))}
            >
              {text('workspace.delete')}
            </Button>
          </Row>
        </Row>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !isFull) save();
        }}
      >
        <Row sx={{ alignItems: 'flex-end' }}>
          <TextField
            label={text('workspace.name')}
            value={typed}
            maxLength={NAME_AT_MOST}
            autoComplete="off"
            hint={isFull ? text('workspace.full') : undefined}
            onChange={setTyped}
          />
          <Button type="submit" tone="quiet" disabled={name === '' || isFull}>
            {text('workspace.save')}
          </Button>
        </Row>
      </form>
    </Stack>
  );
}

/** Layouts, price alerts and keys as a file. */
function SettingsTransfer() {
  const text = workspaceMessages.useText();
  const toast = useToast();
  const headingId = useId();
  const take = async ([file]: readonly File[]) => {
    const settings = file && file.size <= FILE_AT_MOST ? readSettingsFile(await file.text()) : undefined;
    if (!settings) {
      toast.error(text('workspace.notRead'), 'workspace');
      return;
    }
    takeSettings(settings);
    toast.success(text('workspace.imported'), 'workspace');
  };
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <Text as="h3" id={headingId} isStrong>
        {text('workspace.file')}
      </Text>
      <Text size="table" tone="quiet">
        {text('workspace.fileHint')}
      </Text>
      <Row>
        <Button
          tone="quiet"
          onClick={() => saveFile(new Blob([settingsFile()], { type: 'application/json' }), FILE_NAME)}
        >
          {text('workspace.export')}
        </Button>
        <FileButton tone="quiet" accept="application/json,.json" onFiles={(files) => void take(files)}>
          {text('workspace.import')}
        </FileButton>
      </Row>
    </Stack>
  );
}

/** Arranges the panels of a trading screen, with its saved layouts and their transfer to another device. */
export function WorkspaceDialog({ screen, panels, layoutControls, chartsPair, onClose }: WorkspaceDialogProps) {
  const tradingText = tradingMessages.useText();
  return (
    <PlainDialog open title={tradingText('workspace.title')} onClose={onClose}>
      <Stack spacing={5} sx={{ paddingTop: 2 }}>
        <DockingMap
          docking={layoutControls.layout.docking}
          panels={panels}
          onDock={layoutControls.dock}
          onStep={layoutControls.step}
        />
        {chartsPair && <ChartsSection layoutControls={layoutControls} pair={chartsPair} />}
        <SavedLayouts screen={screen} layoutControls={layoutControls} />
        <SettingsTransfer />
      </Stack>
    </PlainDialog>
  );
}
