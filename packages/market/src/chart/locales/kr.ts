import type { ChartTexts } from './en';

const kr: ChartTexts = {
  'plot.label': '{{symbol}} 가격 차트',
  'bar.open': '시',
  'bar.high': '고',
  'bar.low': '저',
  'bar.close': '종',
  'bar.volume': '량',
  'bar.openLong': '시가',
  'bar.highLong': '고가',
  'bar.lowLong': '저가',
  'bar.closeLong': '종가',
  'bar.volumeLong': '거래량',
  'bar.timeLong': '시간',
  'plot.summary':
    '{{symbol}}, 주기 {{interval}}, {{from}}부터 {{to}}까지 봉 {{count}}개. 시가 {{open}}, 최고 {{high}}, 최저 {{low}}, 종가 {{close}}.',
  'plot.table': '{{symbol}} 최근 봉 표',
  'plot.keys': '좌우 화살표로 시간 이동, 더하기와 빼기로 확대·축소, Home과 End로 양 끝으로 이동합니다.',
  'lines.title': '차트의 가격선',
  'alert.at': '{{price}}에 가격 알림 설정',
  'alert.keys': '위아래 화살표로 가격을 바꿉니다.',
};

export default kr;
