import type { ShellTexts } from './messages';

const kr: ShellTexts = {
  'nav.label': '주 메뉴',
  'nav.markets': '시세',
  'nav.spot': '현물',
  'nav.leverage': '레버리지',
  'nav.options': '옵션',
  'nav.c2c': 'C2C',
  'nav.assets': '자산',

  'header.skip': '본문으로 건너뛰기',
  'header.home': '{{name}} 홈',
  'header.menu': '메뉴',
  'header.login': '로그인',
  'header.register': '회원가입',
  'header.logout': '로그아웃',
  'header.account': '계정',
  'header.settings': '계정 설정',
  'header.verification': '본인 인증',
  'header.merchant': '판매자',
  'header.merchant.about': '광고를 등록할 수 있습니다',
  'header.assets': '총자산',
  'header.assets.show': '총자산 표시',
  'header.assets.hide': '총자산 숨기기',
  'header.assets.hidden': '숨김',

  'language.label': '언어',
  'language.failed': '언어를 불러오지 못했습니다. 다시 시도해 주세요.',
  'apps.label': '앱 다운로드',
  'preferences.label': '환경설정',
  'zone.label': '시간대',
  'zone.Asia/Shanghai': '상하이(UTC+8)',
  'zone.local': '이 기기({{zone}})',
  'zone.UTC': 'UTC',
  'theme.day': '주간 모드로 전환',
  'theme.night': '야간 모드로 전환',
  'colours.label': '상승·하락 색상',
  'colours.green-up': '상승 초록, 하락 빨강',
  'colours.red-up': '상승 빨강, 하락 초록',
  'colours.colour-vision-safe': '상승 파랑, 하락 주황',

  'site.description': '디지털 자산 거래: 실시간 시세, 현물 거래, 자산 관리를 한곳에서.',

  'footer.label': '사이트 안내',
  'footer.about': '회사 소개',
  'footer.explain': '안내',
  'footer.support': '고객 지원',
  'footer.contact': '고객센터',
  'footer.rights': '© {{years}} {{name}}. 모든 권리 보유.',

  'session.signIn': '로그인해 주세요.',
  'session.outOfDate': '로그인이 만료되었습니다. 다시 로그인해 주세요.',

  offline: '오프라인 상태입니다. 표시된 내용은 최신이 아니며 주문을 보낼 수 없습니다.',
  'offline.asOf': '오프라인 상태입니다. 수치는 {{time}} 기준이며 주문을 보낼 수 없습니다.',

  'screen.loading': '불러오는 중…',
  'screen.failed': '이 화면에 문제가 발생했습니다',
  'screen.failed.body': '다른 화면은 계속 사용할 수 있습니다. 다시 시도하고, 문제가 계속되면 고객센터에 알려 주세요.',
  'screen.notLoaded': '화면을 불러오지 못했습니다',
  'screen.notLoaded.body': '연결 상태를 확인한 뒤 다시 시도해 주세요. 다른 화면에 입력한 내용은 유지됩니다.',
  'screen.retry': '다시 시도',
  'screen.home': '홈으로 이동',
  'screen.back': '뒤로 가기',
  'screen.notFound': '페이지를 찾을 수 없습니다',
  'screen.notFound.body':
    '{{path}} 주소에 해당하는 페이지가 없습니다. 주소가 잘못되었거나 페이지가 이동했을 수 있습니다.',
};

export default kr;
