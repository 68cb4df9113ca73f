import { toDrawingNumber } from '@bourse/decimal';
import { useFormat, NO_VALUE } from '@bourse/i18n';
import { BELOW, Box, FactList, LinearProgress, Padded, Panel, RichText, Stack, Stepper } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router';
import { LAUNCH_STEPS } from '@bourse/contracts/subscription';
import { Moment } from '../layout/moment';
import { subscriptionMessages } from '../locales/messages';
import { soldShare } from '../rules/sold-share';
import { SubscribeConfirmation } from './confirmation';
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form';
import { TimeLeft } from './time-left';

/** The form stays in view beside the project; on narrow screens it follows the figures. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  gridTemplateAreas: '"launch form" "detail form"',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  alignItems: 'start',
  [BELOW.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"launch" "form" "detail"',
    gridTemplateRows: 'auto',
  },
});

/** A launch with its steps, and the form that subscribes to it. */
export function SubscribeView(props: SubscribeFormProps) {
  const { submit } = props.form;
  const { launch } = props.market;
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const navigate = useNavigate();
  const sold = soldShare(launch.total, launch.remaining);
  return (
    <Columns>
      <div style={{ gridArea: 'launch' }}>
        <Panel title={launch.title}>
          <Padded>
            <Stack>
              <TimeLeft launch={launch} />
              <Stepper
                label={text('steps.label')}
                steps={LAUNCH_STEPS.map((step) => text(`steps.${step}`))}
                current={launch.step - 1}
              />
              {/* The bar is that of the share above it, not of the steps. */}
              <FactList facts={[{ label: text('launch.sold'), value: format.percent(sold, { decimals: 1 }) }]} />
              {sold !== undefined && <LinearProgress label={text('launch.sold')} percent={toDrawingNumber(sold)} />}
              <FactList
                facts={[
                  { label: text('launch.remaining'), value: `${format.amount(launch.remaining)} ${launch.name}` },
                  { label: text('launch.starts'), value: <Moment at={launch.startsAt} /> },
                  { label: text('launch.ends'), value: <Moment at={launch.endsAt} /> },
                  {
                    label: text('subscribe.freeze'),
                    value:
                      launch.freezeHours === undefined
                        ? NO_VALUE
                        : text('subscribe.hours', {
                            hours: format.amount(launch.freezeHours),
                            count: toDrawingNumber(launch.freezeHours),
                          }),
                  },
                ]}
              />
            </Stack>
          </Padded>
        </Panel>
      </div>
      <Box sx={{ gridArea: 'form', position: { md: 'sticky' }, top: 16 }}>
        <SubscribeForm {...props} />
      </Box>
      {launch.content !== '' && (
        <div style={{ gridArea: 'detail' }}>
          <Panel title={text('subscribe.detail')}>
            <Padded>
              <RichText content={launch.content} headingLevel={3} onNavigate={(path) => void navigate(path)} />
            </Padded>
          </Panel>
        </div>
      )}
      <SubscribeConfirmation
        state={submit.state}
        launch={launch}
        onConfirm={submit.confirm}
        onTakeBack={submit.takeBack}
        onNewPrice={props.actions.onNewPrice}
      />
    </Columns>
  );
}
