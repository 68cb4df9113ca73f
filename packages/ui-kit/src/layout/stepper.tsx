import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { useIsPhone } from '../hooks/use-media';

export interface StepperProps {
  /** Accessible name of the process. */
  label: string;
  steps: readonly string[];
  /** Index of the present step; `steps.length` when all are done. */
  current: number;
  isVertical?: boolean;
}

/** The steps of a process: done, present, to come. */
export function Stepper({ label, steps, current, isVertical = false }: StepperProps) {
  const isPhone = useIsPhone();
  return (
    <MuiStepper
      component="ol"
      activeStep={current}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      // Beside each other, marks and labels leave room for two letters on a phone.
      alternativeLabel={isPhone && !isVertical}
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {steps.map((step, index) => (
        <Step key={step} component="li" aria-current={index === current ? 'step' : undefined}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </MuiStepper>
  );
}
