// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChartSwitch } from './use-chart-switch';

it('a switch of the chart is off at first and remembered while it is on', () => {
  const { result } = renderHook(() => useChartSwitch('percent'));
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
  expect(localStorage.getItem('bourse.chart.percent')).toBe('true');
  expect(renderHook(() => useChartSwitch('percent')).result.current[0]).toBe(true);
  act(() => result.current[1]());
  expect(localStorage.length).toBe(0);
});
