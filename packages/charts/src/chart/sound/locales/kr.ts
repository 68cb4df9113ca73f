import type { SoundTexts } from './en';

const kr: SoundTexts = {
  'sound.listen': '차트 듣기',
  'sound.title': '차트를 글과 소리로',
  'sound.close': '닫기',
  'sound.failed': '소리를 재생할 수 없습니다',
  'sound.stop': '소리 중지',
  'reading.summary': '요약',
  'reading.highest': '최고가',
  'reading.lowest': '최저가',
  'reading.trend': '추세',
  'reading.sound': '소리로 재생',
  'told.summary':
    '{{from}}부터 {{to}}까지 봉 {{count}}개. 시가 {{open}}, 고가 {{high}}, 저가 {{low}}, 현재가 {{last}}. {{trend}}',
  'told.highest': '최고가 {{price}}, {{time}}',
  'told.lowest': '최저가 {{price}}, {{time}}',
  'trend.rising': '상승, {{change}}',
  'trend.falling': '하락, {{change}}',
  'trend.sideways': '횡보, {{change}}',
};

export default kr;
