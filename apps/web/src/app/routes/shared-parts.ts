// What the home page and the list of trends both show belongs to the first script: one file less to wait for.
import '../../components/account/status-slot'
import '../../components/controls/link-button'
import '../../components/text/relative-time'
import '../../components/controls/search-box'
import '../../components/trend/trend-cards-part'
import '../../components/overlays/use-is-leaving'
import '../../features/universe/home-view'
import '@trendverse/domain/trends/listing/select-home-trends'
