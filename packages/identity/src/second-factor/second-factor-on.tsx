import type { SecondFactor, SecondFactorUse } from '@bourse/contracts/security';
import { Button, Checkbox, Chip, ConfirmDialog, Row, Stack, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { useReport } from '../account/use-report';
import { useChooseSecondFactorUsesMutation, useRemoveSecondFactorMutation } from '../api/second-factor';
import { identityMessages } from '../locales/messages';
import { useSecretCalls } from './use-secret-calls';

interface SecondFactorOnProps {
  readonly factor: SecondFactor;
  /** Uses that the back end can protect. */
  readonly offered: readonly SecondFactorUse[];
  readonly onReplace: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The protected uses, the recovery codes, the device and the end of a second factor. */
export function SecondFactorOn({ factor, offered, onReplace, onCodes }: SecondFactorOnProps) {
  const text = identityMessages.useText();
  const { recoveryLeft } = factor;
  return (
    <Stack>
      <Row>
        <Chip tone="accent" label={text('factor.on')} />
        {recoveryLeft !== undefined && <Text tone="quiet">{text('factor.left', { count: recoveryLeft })}</Text>}
      </Row>
      <Uses factor={factor} offered={offered} />
      <Row>
        <Button tone="quiet" onClick={onReplace}>
          {text('factor.replace')}
        </Button>
        <NewCodes onCodes={onCodes} />
        <Removal />
      </Row>
    </Stack>
  );
}

function Uses({ factor, offered }: Pick<SecondFactorOnProps, 'factor' | 'offered'>) {
  const text = identityMessages.useText();
  const report = useReport();
  const [save, { isLoading }] = useChooseSecondFactorUsesMutation();
  const [chosen, setChosen] = useState<readonly SecondFactorUse[]>(factor.uses);
  const toggle = (use: SecondFactorUse, isChosen: boolean) =>
    setChosen(offered.filter((one) => (one === use ? isChosen : chosen.includes(one))));
  return (
    <Stack spacing={1}>
      <Text tone="quiet">{text('factor.uses')}</Text>
      {offered.map((use) => (
        <Checkbox
          key={use}
          label={text(`factor.use.${use}`)}
          checked={chosen.includes(use)}
          onChange={(isChosen) => toggle(use, isChosen)}
        />
      ))}
      <Row>
        <Button
          pending={isLoading}
          disabled={chosen.join() === factor.uses.join()}
          onClick={() => void save({ uses: chosen.join(',') }).then(({ error }) => report(error, text('factor.saved')))}
        >
          {text('factor.save')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Makes new recovery codes, which end the old ones. */
export function NewCodes({ onCodes }: Pick<SecondFactorOnProps, 'onCodes'>) {
  const text = identityMessages.useText();
  const report = useReport();
  const { newCodes } = useSecretCalls();
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    const answer = await newCodes();
    setPending(false);
    if ('failure' in answer) report(answer.failure, '', text('factor.codesLost'));
    else onCodes(answer.reply);
  };
  return (
    <Button tone="quiet" pending={isPending} onClick={() => void make()}>
      {text('factor.newCodes')}
    </Button>
  );
}

function Removal() {
  const text = identityMessages.useText();
  const report = useReport();
  const [remove, { isLoading }] = useRemoveSecondFactorMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { error } = await remove();
    setAsking(false);
    report(error, text('factor.removed'));
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text('factor.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('factor.remove.title')}
        tone="danger"
        pending={isLoading}
        confirmLabel={text('factor.remove')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {text('factor.remove.words')}
      </ConfirmDialog>
    </>
  );
}
